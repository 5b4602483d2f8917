import React, { useEffect, useRef, type CSSProperties } from "react";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { formatPriceAlone } from "../shared/text/number";
import * as styles from "./nav-menu.module.css";

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly duration?: { readonly value: string; readonly weeks: Pick<Queries.Weeks, "max"> | null };
  readonly priceFrom?: Queries.PriceFromFragment | null;
}

interface NavMenuProps {
  readonly label: string;
  readonly groups: readonly { readonly label: string; readonly items: readonly Item[] }[];
  readonly toPath: (slug: string) => string;
  /** The page that lists everything of this menu. */
  readonly all: { readonly to: string; readonly label: string };
  /** What all that stands beside the names has in common; without it, names stand alone. */
  readonly terms?: string;
  /** Whether the visitor is in this section. */
  readonly active: boolean;
}

/**
 * One dropdown of the header. It opens on hover (CSS), on Enter and on a tap (`details`), and closes on
 * leaving, on Escape (the focus returns to its button) and on a link. Below 1050 px it is a fold of the burger menu.
 */
export function NavMenu({ label, groups, toPath, all, terms, active }: NavMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const dismissOnEscape = ({ key }: KeyboardEvent) => {
      const menu = item.current;
      // Not `:has()`, which browsers that we serve do not know.
      const isOpen = menu?.matches(":hover") || menu?.querySelector("details[open]");
      if (key !== "Escape" || !isWide() || !menu || !isOpen) return;
      if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
      close(menu, true);
    };
    // A press outside gives the focus to no element, just as one on a gap in the menu does.
    const closeOnPressBeside = ({ target }: PointerEvent) => {
      const menu = item.current;
      if (menu && isWide() && !menu.contains(target as Node)) close(menu, isDismissedUnderPointer(menu));
    };
    // On the document: a menu under the pointer must close wherever the focus is (WCAG 1.4.13).
    document.addEventListener("keydown", dismissOnEscape);
    document.addEventListener("pointerdown", closeOnPressBeside);
    return () => {
      document.removeEventListener("keydown", dismissOnEscape);
      document.removeEventListener("pointerdown", closeOnPressBeside);
    };
  }, []);
  const follow = () => item.current && close(item.current, true);

  return (
    // The handlers only add comfort to the native controls inside.
    <li
      ref={item}
      className={styles.item}
      // Not `mouseleave`: after a tap, browsers move the emulated mouse back.
      onPointerLeave={({ pointerType, currentTarget }) =>
        pointerType === "mouse" && isWide() && close(currentTarget, false)
      }
      // A press in the menu moves the focus to Gatsby's wrapper of the page, or in Safari to nothing, even on a link:
      // the menu must not close under the finger.
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget &&
        !relatedTarget.contains(currentTarget) &&
        !currentTarget.contains(relatedTarget) &&
        isWide() &&
        close(currentTarget, isDismissedUnderPointer(currentTarget))
      }
    >
      <details
        // Opened again after Escape, with the focus still on the button.
        onToggle={({ currentTarget }) =>
          currentTarget.open && item.current?.removeAttribute("data-dismissed")
        }
      >
        <summary className={`plainLink ${styles.button}`} aria-current={active ? "true" : undefined}>
          {label}
          <Icon name="chevron-down" className={`chevron ${styles.chevron}`} />
        </summary>
      </details>
      <div className={styles.panel}>
        <div className={`links ${terms ? styles.groups : styles.named}`}>
          {groups.map((group) => (
            <div key={group.label}>
              <p>{group.label}</p>
              <ul>
                {group.items.map((entry) => (
                  <li key={entry.slug}>
                    <Link to={toPath(entry.slug)} onClick={follow}>
                      {entry.name}
                      {terms ? <Terms {...entry} /> : null}
                    </Link>{" "}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Link to={all.to} className="iconLink accent plainLink" onClick={follow}>
          {all.label}
          <Icon name="arrow-right" />
        </Link>{" "}
        {terms ? <span>{terms}</span> : null}
      </div>
    </li>
  );
}

/** Time and price of a service; whole weeks are drawn, too. */
function Terms({ duration, priceFrom }: Item) {
  const weeks = Math.floor(duration?.weeks?.max ?? 0);
  const price = priceFrom && formatPriceAlone(priceFrom, weeks > 0);
  const delay = duration?.weeks && priceFrom?.amount !== 0 ? duration.value : "";
  return (
    <span style={weeks > 0 ? ({ "--weeks": weeks } as CSSProperties) : undefined}>
      {` ${[delay, price].filter(Boolean).join(", ")}`}
    </span>
  );
}

/** @param isDismissed whether CSS keeps it closed under the pointer until pointer or focus has left */
function close(menu: HTMLElement, isDismissed: boolean): void {
  menu.querySelector("details")?.removeAttribute("open");
  menu.toggleAttribute("data-dismissed", isDismissed);
}

/** The focus may leave while the pointer stays, as after a click on a link: a dismissed menu then stays closed. */
const isDismissedUnderPointer = (menu: HTMLElement): boolean =>
  menu.matches(":hover") && menu.hasAttribute("data-dismissed");

/**
 * Whether the header shows its bar, from 1050 px at the default text size. In the burger menu only taps open and
 * close.
 */
const isWide = (): boolean => window.matchMedia("(min-width: 65.625em)").matches;
