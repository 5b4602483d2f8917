import { useEffect, useRef, useState, type RefObject } from "react";

/**
 * Loads the interactive version of a part of the page once it is within half a screen. Until then, and if loading
 * fails, the part stays as built, so it has to be complete without it.
 *
 * @param load imports the module; keep it outside the component: its identity must not change
 * @returns a ref for the part's element, and the module once it is loaded
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
      // If loading fails the built part stays: the visitor needs no message.
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
