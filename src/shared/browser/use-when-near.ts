import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Loads what a part of the page does in the browser once that part is within half a screen. Until then, and where it
 * does not come, the part is what the document says: it has to be whole without it.
 *
 * @param load imports the module; keep it outside the component: its identity must not change
 * @returns a ref for the part's element, and the module once it is there
 */
export function useWhenNear<Module, Box extends HTMLElement = HTMLElement>(
  load: () => Promise<Module>,
): [RefObject<Box | null>, Module | undefined] {
  const ref = useRef<Box>(null);
  const [module, setModule] = useState<Module>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    let isLeft = false;
    const fetchModule = (): void =>
      // A part that does not come leaves the document's: nothing to tell a visitor.
      void load().then(
        (loaded) => isLeft || setModule(() => loaded),
        () => undefined,
      );
    if (!("IntersectionObserver" in window)) {
      fetchModule();
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetchModule();
      },
      { rootMargin: "50%" },
    );
    observer.observe(element);
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, [load]);
  return [ref, module];
}
