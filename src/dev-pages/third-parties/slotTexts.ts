import type { ExampleTexts } from './types';

export const SLOT_TEXTS = {
  'network ad': {
    en: { title: 'Network ad', note: 'The script has put its ad into the box.' },
    zh: { title: '网络广告', note: '脚本已把广告放进框里。' },
  },
  'consent refused': {
    en: {
      title: 'Consent refused',
      note: 'The same ad. Neither its display nor a press on it is counted.',
    },
    zh: { title: '拒绝统计', note: '广告相同，但既不统计展示，也不统计点击。' },
  },
  placeholder: {
    en: { title: 'Placeholder', note: 'The network has nothing to show, so the house does.' },
    zh: { title: '占位广告', note: '广告网络没有内容可显示，改由本站的广告代替。' },
  },
  blocked: {
    en: { title: 'Blocked', note: 'No ad after seven looks, 3 seconds: an ad of the house.' },
    zh: { title: '被拦截', note: '查找七次（3 秒）后仍没有广告：显示本站的广告。' },
  },
  'blocked, asked to allow': {
    en: { title: 'Blocked, one time in five', note: 'Asks to allow ads here.' },
    zh: { title: '被拦截（五分之一的情况）', note: '请求允许本站显示广告。' },
  },
  down: {
    en: { title: 'Network down', note: 'The script answers with an error: as if blocked.' },
    zh: { title: '广告网络故障', note: '脚本返回错误：与被拦截相同。' },
  },
  offline: {
    en: { title: 'Offline', note: 'The script never comes: as if blocked. Pictures are local.' },
    zh: { title: '离线', note: '脚本无法加载：与被拦截相同。图片来自本站。' },
  },
  malformed: {
    en: { title: 'Malformed', note: 'The script runs and leaves no ad: as if blocked.' },
    zh: { title: '格式错误', note: '脚本已运行，但没有留下广告：与被拦截相同。' },
  },
  bot: {
    en: { title: 'Machines', note: 'Bots get no ad, and nobody looks for one.' },
    zh: { title: '机器人', note: '不向机器人显示广告，也不查找广告。' },
  },
} as const satisfies Record<string, ExampleTexts>;

export type SlotName = keyof typeof SLOT_TEXTS;

/** Texts of an in-house ad without a configured network, shown in both shapes. */
export const IN_HOUSE_TEXTS = (name: string): ExampleTexts => ({
  en: { title: `Of the house: ${name}`, note: 'No network is configured. Both shapes.' },
  zh: { title: `本站广告：${name}`, note: '没有配置广告网络。两种形式。' },
});

export const LIVE_TEXTS = {
  late: {
    en: {
      title: 'Slow network',
      note: 'Live: taken for blocked after 3 seconds, until the ad comes after 4.',
    },
    zh: { title: '网络缓慢', note: '实时运行：3 秒后判定为被拦截，4 秒后广告到来。' },
  },
  crash: {
    en: {
      title: 'Crashing',
      note: 'Press the button: an ad that throws is gone, and the page goes on.',
    },
    zh: { title: '崩溃', note: '按下按钮：出错的广告会消失，页面不受影响。' },
  },
} as const satisfies Record<string, ExampleTexts>;

/** The buttons of the live examples. */
export const BUTTONS = {
  again: { en: 'Run again', zh: '重新运行' },
  crash: { en: 'Let it crash', zh: '让它崩溃' },
} as const;
