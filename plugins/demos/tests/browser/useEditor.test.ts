/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { hideNotice } from '@component-docs/static-pages/browser/notice/notices';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { useEditor } from '../../browser/useEditor';

const Editor = () => null;

/** The notice on the screen. */
const notice = () => document.querySelector('[role="alert"] > span')?.textContent;

afterEach(hideNotice);

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** Shows a listing whose editor can't be loaded at first. */
function showListing() {
  document.body.innerHTML = '<pre tabindex="0">const a = 1;</pre>';
  const listing = document.querySelector('pre')!;
  const load = jest
    .fn(() => Promise.resolve(Editor))
    .mockRejectedValueOnce(new Error('ChunkLoadError'));
  const { result } = renderHook(() => {
    const { Component, prepare, request } = useOnDemand(load);
    const isReady = Component !== null;
    return useEditor({ isEditable: true, prepare, request, isReady, isEdited: false });
  });
  return { listing, result };
}

/** Clicks before the first character of a listing, where a browser puts its selection. */
async function click(listing: HTMLElement, { handlers }: ReturnType<typeof useEditor>) {
  listing.focus();
  window.getSelection()?.setPosition(listing.firstChild, 0);
  Object.assign(document, { caretRangeFromPoint: () => window.getSelection()?.getRangeAt(0) });
  handlers.onClick({ target: listing, clientX: 0, clientY: 0 } as unknown as MouseEvent);
  await settled();
  await settled();
}

test('a click into code whose editor can’t be loaded says so; the next one tries again', async () => {
  const { listing, result } = showListing();
  await click(listing, result.current);
  expect(result.current.isShown).toBe(false);
  expect(notice()).toBe('This part of the site couldn’t be loaded.');
  await click(listing, result.current);
  expect(result.current.isShown).toBe(true);
  expect(notice()).toBeUndefined();
});

test('a reader who only passes with Tab isn’t told', async () => {
  const { listing, result } = showListing();
  listing.focus();
  // Unlike browsers, jsdom puts it into what has the focus.
  window.getSelection()?.removeAllRanges();
  act(() => result.current.ask(listing));
  await settled();
  expect(notice()).toBeUndefined();
});
