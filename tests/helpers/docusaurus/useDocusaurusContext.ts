export default () => ({ i18n: { currentLocale: 'zh' } });
