import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MutableRefObject } from 'react';
import clsx from 'clsx';
import Editor from 'react-simple-code-editor';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/sandbox/default/files';
import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';
import { editedIn, needsConversion, textIn, withJavaScript } from '../../shared/shownCode';
import type { Edit } from '../../shared/shownCode';
import type { CodePlace } from '../../browser/useEditor';
import type { CodeProblem } from '@component-docs/sandbox/shared/types';
import { CopyCode } from '../../browser/CopyCode';
import { prepareCompiler, toJavaScript } from './compiler';
import { highlight } from './highlight';
import { problemText } from './problemText';
import blockStyles from '@component-docs/written-pages/browser/code-blocks/CodeBlock.module.css';
import styles from './Editor.module.css';

/** Returns a value once it has stayed the same for a while; undefined at once. */
function useDelayed<Value>(value: Value | undefined, ms: number): Value | undefined {
  const [settled, setSettled] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === undefined ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return value === undefined ? undefined : settled;
}

export interface LiveCodeProps {
  name: string;
  variant: CodeVariant;
  /** The demo's own code in this language. */
  original: string;
  /** Absent as long as the reader has changed nothing. */
  edit: Edit | undefined;
  problem: CodeProblem | undefined;
  onEdit: (edit: Edit | undefined) => void;
  /** Where the reader was in the listing; undefined once the editor has taken it over. */
  place: MutableRefObject<CodePlace | undefined>;
}

/** How long a problem must last before it is announced, in ms: most last while the reader types. */
const PROBLEM_DELAY = 300;

/**
 * The editable code of a demo. The code is one stop of Tab: Enter starts editing, where Tab indents,
 * and Escape ends it.
 */
export function LiveCode(props: LiveCodeProps) {
  const { name, variant, original, edit, problem, onEdit, place } = props;
  const root = useRef<HTMLDivElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  const id = useId();
  const compiler = useBaseUrl(files.compiler);
  const [isEditing, setEditing] = useState(false);
  const shownProblem = useDelayed(problem, PROBLEM_DELAY);
  const textarea = () => root.current?.querySelector('textarea');

  useEffect(() => prepareCompiler(compiler), [compiler]);
  // Before the next key, which would otherwise meet a page without focus, or stop in the text field.
  useLayoutEffect(() => {
    const field = textarea();
    field?.setAttribute('tabindex', '-1');
    const { current: start } = place;
    place.current = undefined;
    if (start) {
      const { caret, scrollTop, scrollLeft, typed } = start;
      scroll.current?.scrollTo(scrollLeft, scrollTop);
      if (caret !== undefined) {
        field?.setSelectionRange(caret, caret);
      }
      (caret === undefined ? root.current : field)?.focus({ preventScroll: true });
      if (field && caret !== undefined && typed) {
        // React hears of a change only after it has put the field into the page.
        queueMicrotask(() => {
          field.setRangeText(typed, caret, caret, 'end');
          field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        });
      }
    }
  }, [place]);
  useEffect(() => {
    if (edit && needsConversion(edit, variant)) {
      let isCurrent = true;
      toJavaScript(compiler, textIn(edit, 'TS')).then(
        (converted) => isCurrent && onEdit(withJavaScript(edit, converted)),
        () => {
          // Offline: the TypeScript stays.
        },
      );
      return () => {
        isCurrent = false;
      };
    }
    return undefined;
  }, [compiler, edit, variant, onEdit]);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === root.current) {
      event.preventDefault();
      textarea()?.focus();
    } else if (event.key === 'Escape' && event.target !== root.current) {
      event.stopPropagation();
      root.current?.focus();
    }
  };
  const text = edit ? textIn(edit, variant) : original;
  const language = variant === 'JS' ? 'jsx' : 'tsx';
  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a stop of Tab */}
      <div
        ref={root}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Enter starts editing
        tabIndex={0}
        dir="ltr"
        className={clsx('MuiCode-root', blockStyles.block, styles.editor)}
        aria-label={translate(
          { id: 'demo.edit.label', message: 'Editable code of {name}' },
          { name },
        )}
        aria-describedby={`${id}-hint`}
        onKeyDown={handleKeyDown}
        onFocus={({ target }) => setEditing(target !== root.current)}
        onBlur={() => setEditing(false)}
      >
        <div ref={scroll} className={styles.scroll} translate="no">
          <Editor
            value={text}
            textareaId={`${id}-code`}
            textareaClassName={styles.text ?? ''}
            preClassName={styles.text ?? ''}
            aria-label={translate({ id: 'demo.edit.code', message: 'Code of {name}' }, { name })}
            aria-invalid={problem !== undefined}
            aria-describedby={`${id}-problem`}
            spellCheck={false}
            autoCapitalize="off"
            ignoreTabKey={!isEditing}
            highlight={(code) => highlight(code, language)}
            onValueChange={(typed) => onEdit(editedIn(variant, typed))}
          />
        </div>
        <CopyCode name={name} code={text} />
        <p id={`${id}-hint`} className={styles.hint}>
          <Translate id="demo.edit.hint" values={{ key: <kbd translate="no">Enter</kbd> }}>
            {'Press {key} to start editing'}
          </Translate>
        </p>
      </div>
      <div id={`${id}-problem`} role="alert" aria-live="polite">
        {shownProblem && (
          <pre className={styles.problem} translate="no">
            {problemText(shownProblem)}
          </pre>
        )}
      </div>
    </>
  );
}
