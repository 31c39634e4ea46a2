import { useEffect, useMemo, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import files from '@generated/sandbox/default/files';
import type {
  CompiledCode,
  CompileResult,
  NamedFile,
  CodeProblem,
} from '@component-docs/sandbox/shared/types';
import type { DemoSource } from '../../shared/types';
import { compile, modulesOf } from './compiler';
import type { ShownDemo } from '../../browser/DemoStage';
import type { useDemoSource } from '../../browser/useDemoSource';

export interface LiveStageProps extends ShownDemo {
  /** The demo's own code, with the modules that the edited code can import. */
  code: ReturnType<typeof useDemoSource>;
  /** The edited code, in TypeScript or JavaScript. */
  source: string;
  /** Called with the problem of the code, and with undefined once it runs. */
  onProblem: (problem: CodeProblem | undefined) => void;
}

const NO_SOURCE: Pick<DemoSource, 'files'> = {};

type Modules = readonly NamedFile<string>[];

/** Returns the modules of the demo's folder that the edited code can import; undefined while they load. */
function useModules({ state, load }: LiveStageProps['code']): Modules | undefined {
  useEffect(load, [load]);
  // Without a network, the edited code may need none of them.
  const source = state.status === 'failed' ? NO_SOURCE : state.source;
  return useMemo(() => source && modulesOf(source), [source]);
}

/**
 * Compiles the code whenever it changes, once the modules are there. The last code that compiled stays.
 */
export function useCompiled({ source, code: own, onProblem }: LiveStageProps) {
  const modules = useModules(own);
  const [code, setCode] = useState<CompiledCode>();
  const compiler = useBaseUrl(files.compiler);
  useEffect(() => {
    if (!modules) {
      return undefined;
    }
    let isCurrent = true;
    compile(compiler, source, modules)
      .catch((): CompileResult => ({ problem: { kind: 'not-loaded', name: 'sucrase' } }))
      .then((result) => {
        if (isCurrent && result.code) {
          setCode(result.code);
        } else if (isCurrent) {
          onProblem(result.problem);
        }
      }, console.error);
    return () => {
      isCurrent = false;
    };
  }, [compiler, source, modules, onProblem]);
  return code;
}
