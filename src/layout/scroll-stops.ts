import { useEffect } from "react";

/**
 * Leaves what may scroll sideways (`scrollStop`) in the order of Tab only where it does: WebKit lets no keyboard scroll a box
 * that does not take the focus (WCAG 2.1.1), and a stop where nothing scrolls is one for nothing. Without scripts all are stops.
 */
export function useScrollStops(pathname: string): void {
  useEffect(() => {
    // Whatever changes what fits, the window or text that comes or opens, changes the page's size.
    const observer = new ResizeObserver(() => {
      for (const box of document.querySelectorAll<HTMLElement>("[data-scrolls]"))
        if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
    });
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [pathname]);
}
