import { useEffect, useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { useOnDemand } from '@component-docs/static-pages/browser/on-demand/useOnDemand';
import { CopyCode } from './CopyCode';
import { editableNote } from './names';
import { listingOf, fileNameIn } from '../shared/shownCode';
import { tabId } from '../shared/ids';
import type { FileTabsProps } from '../lazy/FileTabs';
import type { LiveCodeProps } from '../lazy/editor/LiveCode';
import type { DemoListing, DemoVersion } from '../shared/types';
import type { useDemoSource } from './useDemoSource';
import { useEditor } from './useEditor';
import styles from './Demo.module.css';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';

const languageOf = (name: string) => (name.endsWith('.css') ? 'css' : 'tsx');

interface ListingProps {
  /** The name of the demo. */
  demo: string;
  listing: DemoListing;
  language: 'tsx' | 'jsx' | 'css';
  note?: string | undefined;
}

function Listing({ demo, listing, language, note }: ListingProps) {
  return (
    <CodeBlock
      html={listing.html}
      language={language}
      className={styles.code}
      note={note}
      copyButton={<CopyCode name={demo} code={listing.code} />}
    />
  );
}

const loadDetails = () =>
  import(/* webpackChunkName: "demo-props" */ '../lazy/DemoDetails').then(
    (module) => module.DemoDetails,
  );

const loadFileTabs = () =>
  import(/* webpackChunkName: "demo-files" */ '../lazy/FileTabs').then((module) => module.FileTabs);

const loadLiveCode = () =>
  import(/* webpackChunkName: "demo-editor" */ '../lazy/editor').then((module) => module.LiveCode);

/** The place of a list that is folded up, with its height before its code has loaded. */
function List({ children }: { children?: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** The place of code that is on its way, as high as the code. */
function Waiting({ name, version }: Pick<Props, 'name' | 'version'>) {
  const { lines, hasFiles, lists } = version;
  return (
    <div aria-busy="true" data-demo={name}>
      {hasFiles && <div className={styles.files} />}
      <div className={styles.listing} style={{ '--lines': lines } as CSSProperties} />
      {Array.from({ length: lists }, (_, index) => (
        <List key={index} />
      ))}
    </div>
  );
}

interface Props extends Pick<LiveCodeProps, 'name' | 'edit' | 'problem' | 'onEdit'> {
  version: DemoVersion;
  code: ReturnType<typeof useDemoSource>;
  /** Whether readers can change the code. */
  isEditable: boolean;
  /** Index of the selected tab: the demo itself is the first. */
  tab: number;
  onTab: FileTabsProps['onSelect'];
}

/** A demo's full source in the chosen code language, once it has loaded. */
export function DemoCode(props: Props) {
  const { version, code, isEditable, tab, onTab, ...live } = props;
  const { state, load } = code;
  const panelId = useId();
  const variant = useCodeVariant();
  const { Component: LiveCode, prepare: prepareEditor, request } = useOnDemand(loadLiveCode);
  const { Component: DemoDetails, prepare } = useOnDemand(loadDetails);
  const { Component: FileTabs, prepare: prepareTabs } = useOnDemand(loadFileTabs);
  const hasFiles = state.source?.files !== undefined;
  useEffect(load, [load]);
  useEffect(() => {
    if (hasFiles) {
      prepareTabs();
    }
  }, [hasFiles, prepareTabs]);
  useEffect(prepare, [prepare]);
  const editor = useEditor({
    isEditable: isEditable && tab === 0,
    prepare: prepareEditor,
    request,
    isReady: LiveCode !== null,
    isEdited: live.edit !== undefined,
  });

  if (state.status === 'failed') {
    return (
      <div role="alert" className={styles.failure}>
        <Translate id="demo.code.loadError">The code could not be loaded.</Translate>{' '}
        <button type="button" onClick={load}>
          <Translate id="demo.code.retry">Try again</Translate>
        </button>
      </div>
    );
  }
  if (state.status !== 'ready') {
    return <Waiting name={live.name} version={version} />;
  }
  const { JS, files, uses, tree } = state.source;
  const listing = listingOf(state.source, variant);
  const file = files?.[tab - 1];
  return (
    <>
      {files && (
        <div className={styles.files}>
          {FileTabs && (
            <FileTabs
              name={live.name}
              files={[`${live.name}.tsx`, ...files.map(({ name }) => name)].map((name) =>
                fileNameIn(name, variant),
              )}
              selected={tab}
              panelId={panelId}
              onSelect={onTab}
            />
          )}
        </div>
      )}
      <div
        {...(FileTabs &&
          files && { role: 'tabpanel', id: panelId, 'aria-labelledby': tabId(panelId, tab) })}
        {...editor.handlers}
      >
        {file ? (
          <Listing
            demo={live.name}
            listing={listingOf(file, variant)}
            language={languageOf(file.name)}
          />
        ) : LiveCode && editor.isShown ? (
          <LiveCode {...live} variant={variant} original={listing.code} place={editor.place} />
        ) : (
          <Listing
            demo={live.name}
            listing={listing}
            language={listing === JS ? 'jsx' : 'tsx'}
            note={isEditable ? editableNote() : undefined}
          />
        )}
      </div>
      {uses && <List>{DemoDetails && <DemoDetails uses={uses} />}</List>}
      {tree !== undefined && <List>{DemoDetails && <DemoDetails tree={tree} />}</List>}
    </>
  );
}
