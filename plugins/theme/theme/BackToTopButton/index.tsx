// Replaces: appears after 200 px in either scroll direction, with this site's position and labels.
export { BackToTop as default } from '../../browser/frame/BackToTop';
