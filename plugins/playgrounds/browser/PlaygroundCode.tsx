import { useMemo } from 'react';
import { highlight } from '@component-docs/demos/lazy/editor/highlight';
import { controlName } from '@component-docs/demos/browser/toolbar/controlName';
import { CodeBlock } from '@component-docs/written-pages/browser/code-blocks/CodeBlock';
import {
  CopyButton,
  copyLabel,
} from '@component-docs/written-pages/browser/code-blocks/CopyButton';
import { useClipboardCopy } from '@component-docs/written-pages/browser/code-copy/useClipboardCopy';
import { useCodeVariant } from '@component-docs/preferences/browser/codeVariantStore';
import { printCode } from '../shared/printCode';
import type { PlaygroundModel, PlaygroundState } from '../shared/types';
import styles from './Playground.module.css';

interface Props {
  component: string;
  model: PlaygroundModel;
  state: PlaygroundState;
}

/** The code of the component with the props that are set, in the reader's language. */
export function PlaygroundCode({ component, model, state }: Props) {
  const variant = useCodeVariant();
  const { copy, isCopied } = useClipboardCopy();
  const code = printCode(model.templates[variant], model.controls, state).trimEnd();
  const language = variant === 'TS' ? 'tsx' : 'jsx';
  const html = useMemo(() => highlight(code, language), [code, language]);
  return (
    <CodeBlock
      html={html}
      language={language}
      className={styles.code ?? ''}
      copyButton={
        <CopyButton
          label={controlName(copyLabel(), component)}
          isCopied={isCopied}
          onCopy={() => {
            copy(code).catch((error: unknown) => {
              console.error('The code could not be copied.', error);
            });
          }}
        />
      }
    />
  );
}
