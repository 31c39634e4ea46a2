// Before everything that loads chunks.
import { loadedScripts, receiveText, report } from './loadFiles';
import findOwn from '@demo-library/frameModules';
import loaders from '@sandbox/modules';
import * as React from 'react';
import type { ComponentType } from 'react';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as JsxRuntime from 'react/jsx-runtime';
import type { DemoTheme } from '@component-docs/demo-themes/shared/library';
import { MAX_TEXT } from '../../shared/types';
import type {
  CodeProblem,
  CompiledCode,
  FindModule,
  FrameCommand,
  FrameLook,
} from '../../shared/types';
import { applyLook, receiveFont, reportHeight } from './applyLook';
import { createLoopGuard, ENDLESS, lineOfError, evaluateDemo, ProblemError } from './evaluateDemo';
import { FrameRoot, loadThemes } from './FrameRoot';

/** Modules that are in this script anyway; and the runtime of JSX, which no demo imports itself. */
const KNOWN = {
  react: React,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  'react/jsx-runtime': JsxRuntime,
};

const container = document.getElementById('demo') as HTMLElement;
const root = ReactDOMClient.createRoot(container);
const afterTask = (() => {
  const { port1, port2 } = new MessageChannel();
  let callback = () => {};
  port1.onmessage = () => callback();
  return (next: () => void) => {
    callback = next;
    port2.postMessage(null);
  };
})();
const hasBlocked = createLoopGuard(afterTask, () => performance.now());

const state: {
  look?: FrameLook;
  theme?: DemoTheme | undefined;
  demo?: ComponentType;
  run: number;
} = { run: 0 };

let measureHeight = () => {};

/** Reports a demo that has been shown, after its height: then the frame takes the place of the page's own demo. */
function reportShown(run: number): void {
  measureHeight();
  report({ type: 'shown', run, scripts: loadedScripts() });
}

function problemOf(error: unknown): CodeProblem {
  if (error instanceof ProblemError) {
    return error.problem;
  }
  const message = error instanceof Error ? error.message : String(error);
  if (message.endsWith(ENDLESS)) {
    return { kind: 'endless' };
  }
  const line = lineOfError(error);
  // The page takes a long message for an attack.
  const text = message.slice(0, MAX_TEXT);
  return { kind: 'thrown', message: text, ...(line !== undefined && { line }) };
}

function fail(run: number, error: unknown): void {
  if (run === state.run) {
    report({ type: 'failed', run, problem: problemOf(error) });
  }
}

function render(): void {
  const { look, theme, demo, run } = state;
  if (look && demo) {
    root.render(
      <FrameRoot
        demo={demo}
        run={run}
        look={look}
        theme={theme}
        onShown={() => reportShown(run)}
        onError={(error) => fail(run, error)}
      />,
    );
  }
}

async function setLook(look: FrameLook): Promise<void> {
  await applyLook(look);
  const { themes, language } = look;
  if (String(themes) !== String(state.look?.themes) || language !== state.look?.language) {
    state.theme = await loadThemes(themes, language);
  }
  state.look = look;
  render();
}

/** The last run with a loop that didn't end. */
let endlessRun = 0;

/** Tells the page that a loop has to end, and the loop. */
function isEndless(): boolean {
  const result = hasBlocked();
  if (result) {
    endlessRun = state.run;
    fail(state.run, new Error(ENDLESS));
  }
  return result;
}

async function run(code: CompiledCode, id: number): Promise<void> {
  state.run = id;
  try {
    // In scripts of the frame's own, or packed by the bundler.
    const findLoader: FindModule = (module) => findOwn(module) ?? loaders[module.name];
    const { default: demo } = await evaluateDemo(code, findLoader, KNOWN, isEndless);
    if (typeof demo !== 'function') {
      throw new ProblemError({ kind: 'no-component' });
    }
    if (id === state.run) {
      state.demo = demo as ComponentType;
      render();
    }
  } catch (error) {
    fail(id, error);
  }
}

/** Commands are carried out one after another, in their order. */
let last: Promise<void> = Promise.resolve();

function handleMessage({ source, data }: MessageEvent<FrameCommand>): void {
  if (source !== window.parent) {
    return;
  }
  if (data.type === 'text') {
    // A text or font that earlier commands wait for.
    receiveText(data.url, data.text);
  } else if (data.type === 'font') {
    receiveFont(data.font);
  } else {
    last = last.then(() => (data.type === 'look' ? setLook(data.look) : run(data.code, data.run)));
  }
}

function start(): void {
  window.addEventListener('message', handleMessage);
  window.addEventListener('error', ({ error, message }) => {
    // Browsers hide the errors of some scripts here; the error of an endless loop is reported already.
    if (error || endlessRun !== state.run) {
      fail(state.run, error ?? message);
    }
  });
  window.addEventListener('unhandledrejection', ({ reason }) => fail(state.run, reason));
  measureHeight = reportHeight(container, (height) => report({ type: 'height', height }));
  report({ type: 'ready' });
}

// Any site can frame this document, and its parent decides which code runs. Without a sandbox, that code
// would have the site's origin; only hosts that send headers prevent it.
if (window.origin === 'null') {
  start();
}
