import type { ExampleTexts } from './types';

export const FEEDBACK_TEXTS = {
  idle: {
    en: { title: 'Not rated', note: 'Two thumbs.' },
    zh: { title: '未评价', note: '只有两个拇指按钮。' },
  },
  'thumb up': {
    en: { title: 'Thumb up', note: 'Asks what was good.' },
    zh: { title: '有帮助', note: '询问哪里好。' },
  },
  sending: {
    en: { title: 'Sending', note: 'Nothing else can be begun.' },
    zh: { title: '正在发送', note: '此时不能开始其他操作。' },
  },
  sent: {
    en: { title: 'Sent', note: 'The service has answered with an id.' },
    zh: { title: '已发送', note: '服务返回了 id。' },
  },
  failed: {
    en: { title: 'Failed', note: 'The rating goes back to the stored one.' },
    zh: { title: '失败', note: '评价恢复为已保存的值。' },
  },
  'another try': {
    en: { title: 'Another try', note: 'The words are still there.' },
    zh: { title: '再试一次', note: '文字仍然保留。' },
  },
  'handed over to an issue': {
    en: { title: 'Handed over', note: 'Without a service, the words become an issue.' },
    zh: { title: '转为 issue', note: '没有反馈服务时，文字会成为 issue。' },
  },
  'service answers': {
    en: { title: 'Live: the service answers', note: 'Submit to see it.' },
    zh: { title: '实时：服务正常', note: '提交后查看结果。' },
  },
  'service slow': {
    en: { title: 'Live: the service is slow', note: 'Submit: the answer takes 4 seconds.' },
    zh: { title: '实时：服务缓慢', note: '提交后 4 秒才有响应。' },
  },
  'service down': {
    en: { title: 'Live: the service is down', note: 'Submit: it answers with status 500.' },
    zh: { title: '实时：服务故障', note: '提交后返回状态 500。' },
  },
  'service malformed': {
    en: {
      title: 'Live: a malformed answer',
      note: 'Submit: without a valid id, nobody knows that the words arrived.',
    },
    zh: { title: '实时：响应格式错误', note: '提交后没有有效的 id，无法确认文字已送达。' },
  },
  offline: {
    en: { title: 'Live: offline or blocked', note: 'Submit: the request fails, the words stay.' },
    zh: { title: '实时：离线或被拦截', note: '提交后请求失败，文字保留。' },
  },
} as const satisfies Record<string, ExampleTexts>;

export type FeedbackName = keyof typeof FEEDBACK_TEXTS;
