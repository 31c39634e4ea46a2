import { inlineScripts } from '../../node/siteFiles';

test('returns the sources of scripts that browsers run', () => {
  const html = [
    '<script>a<b</script>',
    '<script data-rh=true>\nb\n</script>',
    '<script type=module>c</script>',
    '<script type="text/javascript">d</script>',
    '<script src=/main.js defer></script>',
    '<script type=application/json id=x>{}</script>',
    '<script type="application/ld+json">{}</script>',
  ].join('<p>');
  expect(inlineScripts(html)).toEqual(['a<b', '\nb\n', 'c', 'd']);
});
