/* Another name under which sites register their service worker. */
importScripts("/sw.js");
