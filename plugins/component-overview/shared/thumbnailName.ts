/**
 * Returns the name of the thumbnail of a component page, which is also the name of its file:
 * `RadioButton` for `/material-ui/react-radio-button`.
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
