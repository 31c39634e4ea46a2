import type { DemoLookStore } from '../../browser/demoLook';
import type { DemoOptions } from '../../shared/demoOptions';
import type { CodeProblem } from '../../sandbox/types';
import type { DemoVersion } from '../../shared/types';
import type { useDemoSource } from '../../browser/useDemoSource';

export interface LiveStageProps {
  name: string;
  version: DemoVersion;
  options: DemoOptions;
  language: string;
  stylesheets: readonly string[];
  look: DemoLookStore;
  /** The demo's own code, with the modules that the edited code can import. */
  code: ReturnType<typeof useDemoSource>;
  /** The edited code, in TypeScript or JavaScript. */
  source: string;
  /** Called with what is wrong with the code, and without anything once it runs. */
  onProblem: (problem: CodeProblem | undefined) => void;
}
