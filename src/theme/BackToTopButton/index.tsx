// Change: appears after 200 px whatever the direction, with the reference's place and labels.
export { BackToTop as default } from '@site/src/shell/frame/BackToTop';
