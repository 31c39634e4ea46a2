import type { ElementHandle, Page } from 'playwright-core';
import { island, islandIds } from './settle';

/** How many controls of one kind are operated in a demo: the rows of a table repeat the same one. */
const SAME_KIND = 3;

/** How long focus may need to arrive after a transition, and an answer after a request, in ms. */
const ARRIVAL_MS = 2000;

/** How long a popup may take to close, and the time between two looks, in ms. */
const CLOSE_MS = 1000;
const POLL_MS = 25;

/**
 * Links lead away, and a file picker belongs to the browser. TablePagination disables the button that was
 * pressed on the last page, and the Data Grid's search field hides the button that clears it; our pages
 * about them say so.
 */
const CONTROLS =
  ':is(button, input, textarea, select, [role], [tabindex]):not(a, :disabled, [aria-disabled="true"], [type="hidden"], [type="file"], .MuiTablePagination-root *, .MuiDataGrid-toolbarContainer [aria-label="Clear"])';

/** Names of controls that make a demo fail, to show how an app recovers: React logs the error. */
const FAILING = /^button "Damage the /;

/** Keys that operate a control without leaving it, by role or type; other controls are clicked. */
const KEYS: Readonly<Record<string, string>> = {
  checkbox: ' ',
  combobox: 'ArrowDown',
  number: 'ArrowUp',
  radio: ' ',
  range: 'ArrowRight',
  slider: 'ArrowRight',
  spinbutton: 'ArrowUp',
  switch: ' ',
  tab: 'ArrowRight',
  text: 'a',
  textarea: 'a',
};

interface Control {
  handle: ElementHandle<HTMLElement>;
  kind: string;
  name: string;
}

/** Returns the controls of a demo that Tab reaches, the first few of each kind. */
async function findControls(page: Page, demo: string): Promise<Control[]> {
  const seen = new Map<string, number>();
  const controls: Control[] = [];
  for (const found of await island(page, demo).locator(CONTROLS).elementHandles()) {
    const handle = found as ElementHandle<HTMLElement>;
    const control = await handle.evaluate((element) => {
      const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
      const type = element instanceof HTMLInputElement ? element.type : element.localName;
      return {
        kind: element.getAttribute('role') ?? type,
        name: `${element.localName} "${text.trim().slice(0, 40)}"`,
        isStop: element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
      };
    });
    const count = seen.get(control.kind) ?? 0;
    if (control.isStop && count < SAME_KIND && !FAILING.test(control.name)) {
      seen.set(control.kind, count + 1);
      controls.push({ handle, ...control });
    }
  }
  return controls;
}

/**
 * Waits until an element has the focus. Returns false when it stays on the page's body. A link to a
 * section leaves it there, too, so that Tab goes on from the section.
 *
 * @param address the page's before the control was operated
 */
const hasFocus = (page: Page, address: string): Promise<boolean> =>
  page
    .waitForFunction(
      (before) => document.activeElement !== document.body || window.location.href !== before,
      address,
      { timeout: ARRIVAL_MS },
    )
    .then(
      () => true,
      () => false,
    );

/** Returns whether a popup has the focus, or a control whose list is open. */
const isOpen = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { activeElement: focused, body } = document;
    const inPopup = focused !== body && focused?.closest('#__docusaurus') === null;
    return (
      inPopup || !!focused?.matches(':is([role=combobox], [aria-haspopup])[aria-expanded=true]')
    );
  });

/**
 * Waits until the popup that a button opened has the focus. The Data Grid's panels take it after they are
 * placed, and don't react to Escape before.
 */
const waitForFocusInside = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        document.activeElement?.matches(
          '[aria-haspopup][aria-expanded=true]:not([role=combobox])',
        ) !== true,
      undefined,
      { timeout: CLOSE_MS },
    )
    .catch(() => undefined);

/** Waits for the end of the transition with which a popup closes. */
const isClosed = async (page: Page): Promise<boolean> => {
  for (let waited = 0; waited < CLOSE_MS; waited += POLL_MS) {
    if (!(await isOpen(page))) {
      return true;
    }
    await page.waitForTimeout(POLL_MS);
  }
  return false;
};

/**
 * Waits until a closed popup is gone from the document. If it opens again before that, it remembers an element
 * of the old popup as the one to return the focus to.
 */
const waitUntilGone = (page: Page, popups: number): Promise<unknown> =>
  page
    .waitForFunction((before) => document.body.childElementCount <= before, popups, {
      timeout: CLOSE_MS,
    })
    .catch(() => undefined);

/** Presses the last button of a popup, with which dialogs are left that don't close with Escape. */
async function pressLastButton(page: Page): Promise<void> {
  await page.evaluate(() => {
    const popup = document.activeElement?.closest('[role="dialog"], [role="presentation"]');
    const buttons = popup?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [];
    [...buttons].at(-1)?.focus();
  });
  await page.keyboard.press('Enter');
}

/** Returns whether the popup that has the focus has a button to leave it with, which then has the focus. */
const focusCancel = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const popup = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
    const button = [...(popup?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])].find(
      ({ textContent }) => /^(?:cancel|取消)$/i.test(textContent?.trim() ?? ''),
    );
    button?.focus();
    return button !== undefined && document.activeElement === button;
  });

/** Chooses in an open popup in the first round, and leaves it without a choice in the second. */
async function close(page: Page, round: number): Promise<void> {
  const enter = () => page.keyboard.press('Enter');
  const escape = () => page.keyboard.press('Escape');
  // A window that asks whether to leave another one is left with two buttons.
  const leave = [escape, () => pressLastButton(page), () => pressLastButton(page)];
  for (const act of round === 1 ? [enter, ...leave] : leave) {
    await act();
    if (await isClosed(page)) {
      return;
    }
  }
}

async function operate(page: Page, demo: string, control: Control): Promise<string[]> {
  const { handle, kind, name } = control;
  for (const round of [1, 2]) {
    const address = page.url();
    const canFocus = await handle.evaluate((element) => {
      element.focus();
      return document.activeElement === element;
    });
    if (!canFocus) {
      return [];
    }
    const popups = await page.evaluate(() => document.body.childElementCount);
    await page.keyboard.press(KEYS[kind] ?? 'Enter');
    if (!(await hasFocus(page, address))) {
      return [`${demo}: operating ${name} (round ${round}) leaves focus on the body.`];
    }
    if (await isOpen(page)) {
      await waitForFocusInside(page);
      if (round === 2 && (await focusCancel(page))) {
        await page.keyboard.press('Enter');
        if (!(await isClosed(page))) {
          return [`${demo}: "Cancel" in what ${name} opens doesn't close it.`];
        }
      } else {
        await close(page, round);
      }
      await waitUntilGone(page, popups);
      if (!(await hasFocus(page, address))) {
        return [`${demo}: closing what ${name} opens (round ${round}) leaves focus on the body.`];
      }
      if (await isOpen(page)) {
        return [`${demo}: what ${name} opens stays open.`];
      }
    }
  }
  return [];
}

/**
 * Operates the controls of all demos twice by keyboard: uses each, chooses from the popup that it opens,
 * opens it again, and leaves it. Returns a message for each control after which no element has the focus.
 */
export async function operationProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const demo of await islandIds(page)) {
    for (const control of await findControls(page, demo)) {
      problems.push(...(await operate(page, demo, control)));
    }
  }
  return problems;
}
