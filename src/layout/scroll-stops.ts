import { useEffect } from "react";

/**
 * Leaves what may scroll sideways (`scrollStop`) in the order of Tab only where it does: WebKit lets no keyboard scroll a box
 * that does not take the focus (WCAG 2.1.1), and a stop where nothing scrolls is one for nothing. Without scripts all are stops.
 */
export function useScrollStops(pathname: string): void {
  useEffect(() => {
    const mark = () => {
      for (const box of document.querySelectorAll("[data-scrolls]"))
        if (scrolls(box)) box.setAttribute("tabindex", "0");
        else box.removeAttribute("tabindex");
    };
    mark();
    if (!("ResizeObserver" in window)) return undefined;
    // Whatever changes what fits, the window or text that comes or opens, changes the page's size.
    const observer = new ResizeObserver(mark);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [pathname]);
}

const scrolls = (box: Element): boolean =>
  box.scrollWidth > box.clientWidth && getComputedStyle(box).overflowX !== "visible";
