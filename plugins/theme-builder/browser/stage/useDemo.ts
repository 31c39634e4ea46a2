import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { demosChunk } from '@component-docs/demos/shared/ids';
import { loadModuleOfPage } from '@component-docs/static-pages/browser/page-chunks/loadModuleOfPage';
import type { DemoChoice } from '../model/previewChoices';

/** A demo's component; demos with the option `iframe` need the window that they are in. */
export type DemoComponent = ComponentType<{ window?: () => Window }>;

type State = 'loading' | 'failed' | DemoComponent;

/** Loads a demo from the chunk of its page. */
export function useDemo({ page, name }: DemoChoice): State {
  const { withBaseUrl } = useBaseUrlUtils();
  const [loaded, setLoaded] = useState<{ id: string; state: State }>();
  const id = `${page}/${name}`;
  useEffect(() => {
    let isLatest = true;
    void loadModuleOfPage(demosChunk(page), withBaseUrl(`/${page}/`))
      .then((module) => (module as Readonly<Record<string, DemoComponent>>)[name] ?? 'failed')
      .catch((): State => 'failed')
      .then((state) => isLatest && setLoaded({ id, state }));
    return () => {
      isLatest = false;
    };
  }, [id, page, name, withBaseUrl]);
  return loaded?.id === id ? loaded.state : 'loading';
}
