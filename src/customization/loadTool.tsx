import type { ReactElement } from 'react';
import { TOOLS } from './tools';
import type { ToolName } from './tools';

interface Props {
  name: ToolName;
  language: string;
}

/** Loads a tool's code with the labels it shows. */
export async function loadTool({ name, language }: Props): Promise<ReactElement> {
  const [{ default: Tool }, { withLabels }] = await Promise.all([
    TOOLS[name].load(),
    import(/* webpackChunkName: "tool-labels" */ '@component-docs/labels/browser/withLabels'),
  ]);
  return withLabels(language, <Tool />);
}
