import type { Language } from '../../../plugins/labels/shared/languages';
import type { ExampleTexts } from './types';

export const FEED_TEXTS = {
  'an ad': {
    en: { title: 'An ad', note: 'The first entry with a link, empty ones left out.' },
    zh: { title: '有广告', note: '取第一个带链接的条目，跳过空条目。' },
  },
  'third time': {
    en: { title: 'An ad in the end', note: 'A feed without an ad is asked again after a pause.' },
    zh: { title: '终于有广告', note: '没有广告时，稍后再次请求。' },
  },
  slow: {
    en: { title: 'Slow', note: 'Answers after 3 seconds. The place is kept.' },
    zh: { title: '缓慢', note: '3 秒后才响应。位置一直保留。' },
  },
  empty: {
    en: {
      title: 'Nothing',
      note: 'Asked ten times in all, after growing pauses. The place stays empty.',
    },
    zh: { title: '没有广告', note: '总共请求十次，间隔逐渐变长。位置留空。' },
  },
  down: {
    en: { title: 'Down', note: 'An error page is no feed, and ends it.' },
    zh: { title: '服务故障', note: '错误页面不是广告源，请求到此结束。' },
  },
  offline: {
    en: { title: 'Offline or blocked', note: 'A network that fails ends it. Nothing is logged.' },
    zh: { title: '离线或被拦截', note: '网络失败后请求结束，不输出日志。' },
  },
  malformed: {
    en: { title: 'Malformed', note: 'What is no JSON ends it.' },
    zh: { title: '格式错误', note: '内容不是 JSON，请求到此结束。' },
  },
  'markup in a field': {
    en: { title: 'Markup in a field', note: 'Text stays text.' },
    zh: { title: '字段中有标记', note: '文字始终是文字。' },
  },
  'numbers in place of text': {
    en: { title: 'A number in place of text', note: 'Left out; the link still works.' },
    zh: { title: '数字代替文字', note: '忽略该字段；链接仍然可用。' },
  },
  'a link that is a script': {
    en: { title: 'A link that is a script', note: 'No ad: only web addresses are links.' },
    zh: { title: '链接是脚本', note: '不显示广告：只有网址才能作为链接。' },
  },
  bot: {
    en: { title: 'Machines', note: 'Bots get neither ad nor place.' },
    zh: { title: '机器人', note: '既没有广告，也不保留位置。' },
  },
} as const satisfies Record<string, ExampleTexts>;

export type FeedName = keyof typeof FEED_TEXTS;

/** Texts that report how often the feed was requested. */
export const ASKED: Readonly<Record<Language, (times: number) => string>> = {
  en: (times) => `Asked: ${times}`,
  zh: (times) => `请求次数：${times}`,
};
