export default () => false;
