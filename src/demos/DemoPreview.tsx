import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { whenVisible } from '../runtime/islands/whenVisible';
import { CodeBlock } from '../document/code-blocks/CodeBlock';
import { serverDemoPreview } from './serverDemo';
import type { DemoVersion } from './types';
import type { useDemoSource } from './useDemoSource';
import styles from './Demo.module.css';

/** How far from the viewport the preview's code is asked for. */
const NEAR_VIEWPORT = '400px 0px';

interface Props {
  version: DemoVersion;
  /** Left out for a version that is not shown. */
  code: ReturnType<typeof useDemoSource> | undefined;
}

/** The element's markup before React first renders it: what the server wrote, if anything. */
function useServerMarkup(id: string): string {
  const [markup] = useState(() =>
    typeof document === 'undefined'
      ? ''
      : (document.querySelector(`[data-preview="${id}"] code`)?.innerHTML ?? ''),
  );
  return markup;
}

/**
 * The short preview of a demo's code. Its HTML is in the page and not in the page's script: what
 * the server wrote is taken over as it stands, and after client-side navigation, when there is
 * none, it comes with the demo's source. Its height is known from the start.
 */
export function DemoPreview({ version, code }: Props) {
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

  return (
    <div
      ref={element}
      data-preview={version.id}
      className={styles.preview}
      style={{ '--preview-lines': version.previewLines } as CSSProperties}
    >
      <CodeBlock html={html} language="tsx" className={styles.code} />
    </div>
  );
}
