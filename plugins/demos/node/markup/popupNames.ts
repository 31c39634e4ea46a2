import { withDescendants } from './readElements';
import type { MarkupElement, MarkupProblem } from './readElements';

const NAME = /\baria-(?:label|labelledby)\b/;
const DIALOG_ROLE = /["'](?:alert)?dialog["']/;

function isNamed({ attributes }: MarkupElement): boolean {
  return attributes.has('aria-label') || attributes.has('aria-labelledby');
}

function codeOf({ attributes }: MarkupElement, props: readonly string[]): string {
  return props.map((prop) => attributes.get(prop) ?? '').join(' ');
}

/** Returns whether the props of the paper make it a dialog with a name. */
function hasNamedPaper(element: MarkupElement): boolean {
  const paper = codeOf(element, ['PaperProps', 'slotProps']);
  return DIALOG_ROLE.test(paper) && NAME.test(paper);
}

function isPersistent({ attributes }: MarkupElement): boolean {
  const variant = attributes.get('variant') ?? '';
  return /permanent|persistent/.test(variant) && !variant.includes('temporary');
}

/** Returns whether a popover only shows something beside the pointer, and takes no clicks. */
function isHint(element: MarkupElement): boolean {
  return /pointerEvents: 'none'/.test(codeOf(element, ['sx', 'slotProps']));
}

const PAPER = "Set `role: 'dialog'` and `aria-label` in the props of its paper.";
const DIALOG = 'Add a DialogTitle, `aria-label`, or `aria-labelledby`.';

function hasNamedDialog({ children }: MarkupElement): boolean {
  return withDescendants(children).some(
    (element) =>
      // ModalDialog, Dialog: dialogs of a library have the role.
      (DIALOG_ROLE.test(codeOf(element, ['role'])) && isNamed(element)) ||
      /^(?:ModalDialog|DialogTitle)$/.test(element.name),
  );
}

function hasTitle({ children }: MarkupElement): boolean {
  return withDescendants(children).some(({ name }) => name === 'DialogTitle');
}

/** For each popup: whether it has a name, and the fix for a popup without one. */
const POPUPS: Partial<
  Record<string, { hasName: (element: MarkupElement) => boolean; advice: string }>
> = {
  Menu: {
    hasName: (menu) => isNamed(menu) || NAME.test(codeOf(menu, ['MenuListProps', 'slotProps'])),
    advice: 'Set `aria-label` or `aria-labelledby` in the props of its list.',
  },
  MenuList: { hasName: isNamed, advice: 'Set `aria-label` or `aria-labelledby`.' },
  Dialog: { hasName: (dialog) => isNamed(dialog) || hasTitle(dialog), advice: DIALOG },
  Drawer: { hasName: (drawer) => isPersistent(drawer) || hasNamedPaper(drawer), advice: PAPER },
  SwipeableDrawer: { hasName: hasNamedPaper, advice: PAPER },
  Popover: { hasName: (popover) => isHint(popover) || hasNamedPaper(popover), advice: PAPER },
  Modal: {
    hasName: hasNamedDialog,
    advice: 'Set `role="dialog"`, and `aria-label` or `aria-labelledby`, on its content.',
  },
};

/** Finds a popup without a name that screen readers can say when it opens. */
export function popupProblems(element: MarkupElement): MarkupProblem[] {
  const popup = POPUPS[element.name];
  return popup && !popup.hasName(element)
    ? [{ line: element.line, message: `${element.name} has no accessible name. ${popup.advice}` }]
    : [];
}
