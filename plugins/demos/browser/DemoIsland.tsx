import { useEffect, useId, useState } from 'react';
import { createStore } from '@component-docs/kit/browser/createStore';
import { useHash } from '@component-docs/kit/browser/useHash';
import { FeedAdPlacement } from '@component-docs/ads/browser/FeedAdPlacement';
import { STYLING_NAMES } from '@component-docs/preferences/shared/codePreferences';
import { DemoCode } from './DemoCode';
import { opensDemo } from './demoLinks';
import type { DemoOptions, DemoDescriptor } from '../shared/types';
import { createDemoLook } from './demoLook';
import { DemoPreview } from './DemoPreview';
import { DemoStage, DemoVersions } from './DemoStage';
import { lastText, shownCode } from '../shared/shownCode';
import { editData } from './editHash';
import { DemoToolbar } from './DemoToolbar';
import { useLiveEdit, fetchSource, useDemoSource } from './useDemoSource';
import styles from './Demo.module.css';
import {
  useCodeStyling,
  useCodeVariant,
} from '@component-docs/preferences/browser/useCodePreferences';

export interface DemoIslandProps extends DemoOptions {
  name: string;
  demo: DemoDescriptor;
  /** The reader's language. */
  language: string;
  /** URLs of the stylesheets that the demo needs. */
  stylesheets: readonly string[];
}

/** A running demo with its code, in the reader's preferred styling. */
export function DemoIsland(props: DemoIslandProps) {
  const { name, demo, language, stylesheets } = props;
  const { defaultCodeOpen, hideToolbar, disableAd } = props;
  const { versions } = demo;
  const chosen = STYLING_NAMES[useCodeStyling()];
  const version = versions.find(({ styling }) => styling === chosen) ?? versions[0];
  const [isOpen, setIsOpen] = useState(defaultCodeOpen ?? false);
  const [wasExpanded, setWasExpanded] = useState(false);
  const [tab, setTab] = useState(0);
  const [isRunning, setIsRunning] = useState(false);
  /** Whether a frame with the reader's version has taken the place of the demo. */
  const [isLive, setIsLive] = useState(false);
  const [look] = useState(createDemoLook);
  const [resets] = useState(() => createStore(0));
  const code = useDemoSource(version.sourceUrl);
  const variant = useCodeVariant();
  const { edit, problem, editor, prepare, setEdit, setProblem } = useLiveEdit(version.id);
  const codeId = useId();
  const hash = useHash();
  const shown = { name, options: props, language, stylesheets, look };
  const hasPreview = version.previewLines > 0 && defaultCodeOpen !== false;

  // In an effect, because the server doesn't know the hash.
  useEffect(() => {
    if (opensDemo(hash, name)) {
      setIsOpen(true);
    }
  }, [hash, name]);

  const isEditable = !hideToolbar && !props.disableLiveEdit && !props.iframe;
  const shared = isEditable ? editData(hash, name) : '';
  useEffect(() => {
    if (shared) {
      prepare();
    }
  }, [shared, prepare]);

  const readCode = async () => {
    const source = code.state.source ?? (await fetchSource(version.sourceUrl));
    return shownCode(source, { variant, edit, tab: isOpen ? tab : 0 });
  };

  return (
    <>
      <DemoVersions versions={versions}>
        {(each) => (
          <DemoStage
            {...shown}
            chunk={demo.chunk}
            version={each}
            resets={resets}
            isHidden={each === version && edit !== undefined && isLive}
            onRun={() => setIsRunning(true)}
          />
        )}
      </DemoVersions>
      {editor && shared && (
        <editor.SharedCode
          key={shared}
          name={name}
          data={shared}
          versions={versions}
          look={look}
          onRun={(sharedEdit, versionId) => {
            setEdit(sharedEdit, versionId);
            setIsOpen(true);
          }}
        />
      )}
      {edit && editor && (
        <editor.LiveStage
          key={version.id}
          {...shown}
          version={version}
          code={code}
          source={lastText(edit)}
          onProblem={setProblem}
          onShow={setIsLive}
        />
      )}
      {!hideToolbar && (
        <div className={styles.panel}>
          <DemoToolbar
            demo={demo}
            version={version}
            code={code}
            isOpen={isOpen}
            hasPreview={hasPreview}
            codeId={codeId}
            look={look}
            isRunning={isRunning}
            readCode={readCode}
            editActions={
              edit && editor ? editor.editActions({ name, version, look, readCode }) : []
            }
            hideEditButton={props.hideEditButton ?? false}
            onReset={() => {
              setEdit(undefined);
              resets.set(resets.get() + 1);
            }}
            onToggle={() => {
              setIsOpen(!isOpen);
              setWasExpanded(wasExpanded || !isOpen);
            }}
          />
          {/* Element and class keep it in reader views, as in Demo.tsx. */}
          <section id={codeId} className="code-and-files">
            {isOpen && (
              <DemoCode
                key={version.id}
                name={name}
                version={version}
                code={code}
                isEditable={isEditable}
                tab={tab}
                onTab={setTab}
                edit={edit}
                problem={problem}
                onEdit={setEdit}
              />
            )}
            {hasPreview && !isOpen && (
              <DemoVersions versions={versions}>
                {(each) => (
                  <DemoPreview
                    name={name}
                    version={each}
                    code={each === version ? code : undefined}
                    isEditable={isEditable && each === version}
                    edit={edit}
                    problem={problem}
                    onEdit={setEdit}
                  />
                )}
              </DemoVersions>
            )}
          </section>
        </div>
      )}
      {wasExpanded && !disableAd && <FeedAdPlacement />}
    </>
  );
}
