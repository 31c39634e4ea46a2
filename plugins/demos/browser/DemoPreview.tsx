import { useCallback, useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { whenVisible } from '@component-docs/static-pages/browser/islands/whenNeeded';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import type { LivePreviewProps } from '../lazy/editor/LivePreview';
import { editableNote } from './names';
import { listingOf } from '../shared/shownCode';
import { placeOfPreview } from '../shared/previewPlace';
import { serverDemoPreview } from './serverDemo';
import type { DemoVersion } from '../shared/types';
import type { useDemoSource } from './useDemoSource';
import { useEditor } from './useEditor';
import styles from './Demo.module.css';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';

const NEAR_VIEWPORT = '400px 0px';

const loadLivePreview = () =>
  import(/* webpackChunkName: "demo-editor" */ '../lazy/editor').then(
    (module) => module.LivePreview,
  );

interface Props extends Pick<LivePreviewProps, 'name' | 'edit' | 'problem' | 'onEdit'> {
  version: DemoVersion;
  /** Undefined for a version that isn't shown. */
  code: ReturnType<typeof useDemoSource> | undefined;
  /** Whether readers can change the code. */
  isEditable: boolean;
}

/** Returns the element's markup before React's first render: the server's markup, or '' without it. */
function useServerMarkup(id: string): string {
  const [markup] = useState(() =>
    typeof document === 'undefined'
      ? ''
      : (document.querySelector(`[data-preview="${id}"] code`)?.innerHTML ?? ''),
  );
  return markup;
}

/**
 * The short preview of a demo's code. Its HTML is in the page but not in the page's script: the
 * server's markup is kept as it is. After client-side navigation, when there is none, it is part of
 * the demo's fetched source. Its height is known from the start. Once it has focus, it can be edited.
 */
export function DemoPreview({ version, code, isEditable, ...live }: Props) {
  const variant = useCodeVariant();
  const { Component: LivePreview, prepare, request } = useOnDemand(loadLivePreview);
  const fromServer = useServerMarkup(version.id);
  const html =
    serverDemoPreview(version.id) ?? (fromServer || (code?.state.source?.preview?.html ?? ''));
  const load = code?.load;
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (html || !load || !element.current) {
      return undefined;
    }
    return whenVisible(element.current, NEAR_VIEWPORT, load);
  }, [html, load]);

  const source = code?.state.source;
  // The code without types may be laid out differently.
  const hasPlace =
    !source?.preview ||
    placeOfPreview(listingOf(source, variant).code, source.preview.code) !== undefined;
  const editor = useEditor({
    isEditable: isEditable && hasPlace,
    prepare: useCallback(() => {
      load?.();
      prepare();
    }, [load, prepare]),
    request,
    isReady: LivePreview !== null && source !== undefined,
    isEdited: live.edit !== undefined,
  });
  const { ask } = editor;

  // The reader's focus can be here before hydration.
  useEffect(() => {
    const listing = element.current?.querySelector<HTMLElement>('pre:focus');
    if (listing) {
      ask(listing);
    }
  }, [ask]);

  const block = (note?: string) => (
    <CodeBlock html={html} language="tsx" className={styles.code} note={note} />
  );
  return (
    <div
      ref={element}
      {...editor.handlers}
      data-preview={version.id}
      className={styles.listing}
      style={{ '--lines': version.previewLines } as CSSProperties}
    >
      {LivePreview && source && editor.isShown ? (
        <LivePreview {...live} source={source} variant={variant} place={editor.place}>
          {block()}
        </LivePreview>
      ) : (
        block(isEditable && hasPlace ? editableNote() : undefined)
      )}
    </div>
  );
}
