import { useEffect } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '../document/code-blocks/CodeBlock';
import { CopyButton } from '../document/code-blocks/CopyButton';
import { useClipboardCopy } from '../document/code-copy/useClipboardCopy';
import { useCodeVariant } from '../reader/preferences/codeVariantStore';
import { useOnDemand } from '../runtime/on-demand/useOnDemand';
import { listingOf } from './listingOf';
import type { LiveCodeProps } from './lazy/editor/LiveCode';
import type { DemoListing } from './types';
import type { useDemoSource } from './useDemoSource';
import styles from './Demo.module.css';

interface ListingProps {
  listing: DemoListing;
  language: 'tsx' | 'jsx' | 'css';
}

/** A listing with a copy button that copies the original code. */
function Listing({ listing, language }: ListingProps) {
  const { copy, isCopied } = useClipboardCopy();
  return (
    <CodeBlock
      html={listing.html}
      language={language}
      className={styles.code}
      copyButton={
        <CopyButton
          isCopied={isCopied}
          onCopy={() => {
            copy(listing.code).catch((error: unknown) => {
              console.error('The code could not be copied.', error);
            });
          }}
        />
      }
    />
  );
}

const loadPropsUsed = () =>
  import(/* webpackChunkName: "demo-props" */ './lazy/PropsUsed').then(
    (module) => module.PropsUsed,
  );

const loadLiveCode = () =>
  import(/* webpackChunkName: "demo-editor" */ './lazy/editor').then((module) => module.LiveCode);

interface Props extends Pick<LiveCodeProps, 'name' | 'edit' | 'problem' | 'onEdit'> {
  code: ReturnType<typeof useDemoSource>;
  /** Whether readers can change the code. */
  isEditable: boolean;
}

/** A demo's full source in the chosen code language, once it has loaded. */
export function DemoCode({ code: { state, load }, isEditable, ...live }: Props) {
  const variant = useCodeVariant();
  const { Component: LiveCode, prepare: prepareEditor } = useOnDemand(loadLiveCode);
  const { Component: PropsUsed, prepare } = useOnDemand(loadPropsUsed);
  useEffect(load, [load]);
  useEffect(prepare, [prepare]);
  const isEdited = live.edit !== undefined;
  useEffect(() => {
    if (isEdited) {
      prepareEditor();
    }
  }, [isEdited, prepareEditor]);

  if (state.status === 'failed') {
    return (
      <div role="alert" className={styles.failure}>
        <Translate id="demo.code.loadError" description="Source of a demo failed">
          The code could not be loaded.
        </Translate>{' '}
        <button type="button" onClick={load}>
          <Translate id="demo.code.retry" description="Button: load a demo's source again">
            Try again
          </Translate>
        </button>
      </div>
    );
  }
  if (state.status !== 'ready') {
    return <div className={styles.waiting} aria-busy="true" data-demo={live.name} />;
  }
  const { JS, css, uses } = state.source;
  const listing = listingOf(state.source, variant);
  return (
    <>
      <div
        onFocus={({ target }) => {
          // Not for the copy button in it.
          if (isEditable && target instanceof HTMLPreElement) {
            prepareEditor();
          }
        }}
      >
        {LiveCode && isEditable ? (
          <LiveCode {...live} variant={variant} original={listing.code} />
        ) : (
          <Listing listing={listing} language={listing === JS ? 'jsx' : 'tsx'} />
        )}
      </div>
      {css && (
        <>
          <p className={styles.fileName}>styles.css</p>
          <Listing listing={css} language="css" />
        </>
      )}
      {uses && PropsUsed && <PropsUsed uses={uses} />}
    </>
  );
}
