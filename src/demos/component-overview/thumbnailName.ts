/**
 * The name of the thumbnail of a component page, which is also that of its file:
 * `/material-ui/react-radio-button` gives `RadioButton`.
 */
export function thumbnailName(pathname: string): string {
  const slug = pathname
    .replace(/\/$/, '')
    .replace(/^.*\//, '')
    .replace(/^react-/, '');
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
