export { default } from '@site/docs/material-ui/guides/testing/demos/InviteForm';
