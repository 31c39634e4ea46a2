/** Default props by which a library's components put what pops up into an element of the page. */
type Popups<Name extends string> = Readonly<
  Record<Name, { defaultProps: { container: HTMLElement } }>
>;

function popups<Name extends string>(names: readonly Name[], container: HTMLElement): Popups<Name> {
  const entries = names.map((name) => [name, { defaultProps: { container } }] as const);
  return Object.fromEntries(entries) as Popups<Name>;
}

/** What all popups of Material UI are made of: dialogs and drawers; menus and selects; tooltips. */
export const materialPopups = (container: HTMLElement) =>
  popups(['MuiModal', 'MuiPopover', 'MuiPopper'], container);

/** Joy UI names each component that pops up. */
export const joyPopups = (container: HTMLElement) =>
  popups(['JoyModal', 'JoyDrawer', 'JoyMenu', 'JoyTooltip'], container);
