import { useMemo } from 'react';
import { highlight } from '@component-docs/demos/lazy/editor/highlight';
import { CopyCode } from '@component-docs/demos/browser/CopyCode';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import { printCode } from '../shared/printCode';
import type { PlaygroundModel, PlaygroundState } from '../shared/types';
import styles from './Playground.module.css';
import { useCodeVariant } from '@component-docs/preferences/browser/useCodePreferences';

interface Props {
  component: string;
  model: PlaygroundModel;
  state: PlaygroundState;
}

/** The code of the component with the props that are set, in the reader's language. */
export function PlaygroundCode({ component, model, state }: Props) {
  const variant = useCodeVariant();
  const code = printCode(model.templates[variant], model.controls, state).trimEnd();
  const language = variant === 'TS' ? 'tsx' : 'jsx';
  const html = useMemo(() => highlight(code, language), [code, language]);
  return (
    <CodeBlock
      html={html}
      language={language}
      isLong
      className={styles.code ?? ''}
      copyButton={<CopyCode name={component} code={code} />}
    />
  );
}
