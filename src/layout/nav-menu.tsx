import React, { useEffect, useRef } from "react";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import * as styles from "./nav-menu.module.css";

interface MenuLink {
  readonly to: string;
  readonly label: string;
}

interface NavMenuProps {
  readonly label: string;
  readonly groups: readonly { readonly label: string; readonly links: readonly MenuLink[] }[];
  /** The page that lists everything of this menu. */
  readonly all: MenuLink;
  /** Whether the visitor is in this section. */
  readonly active: boolean;
  readonly onNavigate: () => void;
}

/**
 * One dropdown of the header. It opens on hover (CSS), on Enter and on a tap (`details`), and closes on
 * leaving, on Escape (the focus returns to its button) and on a link. Below 1050 px it is a fold of the burger menu.
 */
export function NavMenu({ label, groups, all, active, onNavigate }: NavMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const dismissOnEscape = (event: KeyboardEvent) => event.key === "Escape" && escape(item.current);
    // On the document: a menu under the pointer must close wherever the focus is (WCAG 1.4.13).
    document.addEventListener("keydown", dismissOnEscape);
    return () => document.removeEventListener("keydown", dismissOnEscape);
  }, []);
  const follow = () => {
    dismiss(item.current);
    onNavigate();
  };

  return (
    // The handlers only add comfort to the native controls inside.
    <li
      ref={item}
      className={styles.item}
      // Not `mouseleave`: after a tap, browsers send the mouse back to where it was.
      onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave(item.current)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && blur(item.current)}
    >
      <details
        // Opened again after Escape, with the focus still on the button.
        onToggle={({ currentTarget }) =>
          currentTarget.open && item.current?.removeAttribute("data-dismissed")
        }
      >
        <summary className={styles.button} aria-current={active ? "true" : undefined}>
          {label}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
      </details>
      <div className={styles.panel}>
        <div className={styles.groups}>
          {groups.map((group) => (
            <div key={group.label}>
              <p className={styles.groupLabel}>{group.label}</p>
              <ul className={styles.links}>
                {group.links.map((link) => (
                  <li key={link.to}>
                    <Link to={link.to} className={styles.link} onClick={follow}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Link to={all.to} className={styles.all} onClick={follow}>
          {all.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}

function close(item: HTMLLIElement | null): void {
  item?.querySelector("details")?.removeAttribute("open");
}

/** Closes the menu though the pointer still rests on it: CSS keeps it shut until pointer or focus has left. */
function dismiss(item: HTMLLIElement | null): void {
  close(item);
  item?.setAttribute("data-dismissed", "");
}

function leave(item: HTMLLIElement | null): void {
  if (!isWide()) return;
  close(item);
  item?.removeAttribute("data-dismissed");
}

/** The focus may go while the pointer stays, as after a click on a link: what was dismissed under it stays so. */
function blur(item: HTMLLIElement | null): void {
  if (isWide() && item?.matches(":hover")) close(item);
  else leave(item);
}

function escape(item: HTMLLIElement | null): void {
  // Not `:has()`, which browsers that we serve do not know.
  if (!isWide() || !(item?.matches(":hover") || item?.querySelector("details[open]"))) return;
  if (item.contains(document.activeElement)) item.querySelector("summary")?.focus();
  dismiss(item);
}

/** Whether the header shows its bar; the burger menu's folds only obey taps. 1050 px at a usual text size. */
const isWide = (): boolean => window.matchMedia("(min-width: 65.625em)").matches;
