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
 * One dropdown of the header. It opens on hover (CSS), on keyboard focus and on a tap (`details`), and closes on
 * leaving, on Escape (the focus returns to its button) and on a link. Below 1050 px it is a fold of the burger menu.
 */
export function NavMenu({ label, groups, all, active, onNavigate }: NavMenuProps) {
  const item = useRef<HTMLLIElement>(null);
  const details = useRef<HTMLDetailsElement>(null);

  const close = () => details.current?.removeAttribute("open");
  const dismiss = () => {
    close();
    // The pointer still rests on the panel: CSS keeps it shut until the pointer or the focus has left.
    item.current?.setAttribute("data-dismissed", "");
  };
  const leave = () => {
    close();
    item.current?.removeAttribute("data-dismissed");
  };
  // A visitor may have reached the button by keyboard before the scripts ran.
  useEffect(() => openOnKeyboardFocus(item.current, document.activeElement), []);

  return (
    // The handlers only add comfort to the native controls inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      ref={item}
      className={styles.item}
      onMouseLeave={() => isWide() && leave()}
      onFocus={(event) => openOnKeyboardFocus(item.current, event.target)}
      onBlur={(event) => isWide() && !item.current?.contains(event.relatedTarget) && leave()}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isWide()) return;
        details.current?.querySelector("summary")?.focus();
        dismiss();
      }}
    >
      <details ref={details}>
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
                    <Link to={link.to} className={styles.link} onClick={() => (dismiss(), onNavigate())}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <Link to={all.to} className={styles.all} onClick={() => (dismiss(), onNavigate())}>
          {all.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  );
}

function openOnKeyboardFocus(item: HTMLLIElement | null, target: Element | null): void {
  if (!item?.contains(target) || !isWide() || !target?.matches("summary:focus-visible")) return;
  item.querySelector("details")?.setAttribute("open", "");
  item.removeAttribute("data-dismissed");
}

/** Whether the header shows its bar; the burger menu's folds only obey taps. */
const isWide = (): boolean => window.matchMedia("(min-width: 1050px)").matches;
