/** How a Chromium that no one looks at is started: without a graphics card, and without asking for anything by itself. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
  // At times, resized while pictures come, a Chromium without a graphics card draws no frame any more: it waits
  // for a picture to be decoded. Decoded with the frame, none is waited for.
  "--disable-checker-imaging",
];
