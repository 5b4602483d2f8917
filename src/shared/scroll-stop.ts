/**
 * For what scrolls sideways where it does not fit: its stop for the keyboard, which the layout takes away where it fits
 * (`useScrollStops`). It needs a name and a role that can have one.
 */
export const scrollStop = { tabIndex: 0, "data-scrolls": "" } as const;
