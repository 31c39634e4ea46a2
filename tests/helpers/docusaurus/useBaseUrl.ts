export default () => '/zh/';
