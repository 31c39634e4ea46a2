import type { Language } from '../../../src/navigation/shared/pathnameToLanguage';
import type { Subject } from './types';

/** Texts for API changes. Names and types are passed as Markdown code. */
export interface ChangeLabels {
  comparedWith: (version: string) => string;
  added: (subject: Subject, names: string) => string;
  removed: (subject: Subject, names: string) => string;
  deprecated: (subject: Subject, names: string) => string;
  required: (subject: Subject, names: string) => string;
  /** Names one member where its name alone would be ambiguous, or the hook's return value. */
  member: (subject: Subject, name: string) => string;
  retyped: (name: string, before: string, after: string) => string;
  /** Names what a union gained and lost, at least one of them; the other one may be empty. */
  members: (name: string, gained: string, lost: string) => string;
  newDefault: (name: string, before: string | undefined, after: string | undefined) => string;
}

const ENGLISH: Record<Subject, string> = {
  component: 'Component',
  hook: 'Hook',
  interface: 'Interface',
  prop: 'Props',
  property: 'Properties',
  parameter: 'Parameters',
  value: 'Return values',
  result: 'Return value',
  slot: 'Slots',
  class: 'CSS classes',
};

const CHINESE: Record<Subject, string> = {
  component: '组件',
  hook: ' Hook',
  interface: '接口',
  prop: '属性',
  property: '属性',
  parameter: '参数',
  value: '返回值',
  result: '返回值',
  slot: '插槽',
  class: ' CSS 类',
};

/** A hook may return a value under the same name as one of its parameters. */
const ENGLISH_MEMBER: Partial<Record<Subject, string>> = {
  parameter: 'Parameter ',
  value: 'Return value ',
};

const CHINESE_MEMBER: Partial<Record<Subject, string>> = {
  parameter: '参数 ',
  value: '返回值 ',
};

/** Labels for each language of the site. */
export const CHANGE_LABELS: Readonly<Record<Language, ChangeLabels>> = {
  en: {
    comparedWith: (version) => `Compared with ${version}:`,
    added: (subject, names) => `${ENGLISH[subject]} added: ${names}`,
    removed: (subject, names) => `${ENGLISH[subject]} removed: ${names}`,
    deprecated: (subject, names) => `${ENGLISH[subject]} deprecated: ${names}`,
    required: (subject, names) => `${ENGLISH[subject]} that are required now: ${names}`,
    member: (subject, name) =>
      subject === 'result' ? 'The return value' : `${ENGLISH_MEMBER[subject] ?? ''}${name}`,
    retyped: (name, before, after) => `${name} has another type: ${after}. It was ${before}.`,
    members: (name, gained, lost) =>
      lost === ''
        ? `${name} also accepts ${gained}.`
        : gained === ''
          ? `${name} no longer accepts ${lost}.`
          : `${name} accepts ${gained} instead of ${lost}.`,
    newDefault: (name, before, after) =>
      before === undefined
        ? `${name} has a default now: ${after}.`
        : after === undefined
          ? `${name} has no default any more. It was ${before}.`
          : `${name} has another default: ${after}. It was ${before}.`,
  },
  zh: {
    comparedWith: (version) => `与 ${version} 相比：`,
    added: (subject, names) => `新增${CHINESE[subject]}：${names}`,
    removed: (subject, names) => `移除${CHINESE[subject]}：${names}`,
    deprecated: (subject, names) => `弃用${CHINESE[subject]}：${names}`,
    required: (subject, names) => `现在必填的${CHINESE[subject]}：${names}`,
    // Chinese text has a space after code, but none after Chinese characters.
    member: (subject, name) =>
      subject === 'result' ? '返回值' : `${CHINESE_MEMBER[subject] ?? ''}${name} `,
    retyped: (name, before, after) => `${name}的类型变为 ${after}，原为 ${before}。`,
    members: (name, gained, lost) =>
      lost === ''
        ? `${name}还接受 ${gained}。`
        : gained === ''
          ? `${name}不再接受 ${lost}。`
          : `${name}不再接受 ${lost}，改为接受 ${gained}。`,
    newDefault: (name, before, after) =>
      before === undefined
        ? `${name}现在有默认值 ${after}。`
        : after === undefined
          ? `${name}不再有默认值，原为 ${before}。`
          : `${name}的默认值变为 ${after}，原为 ${before}。`,
  },
};
