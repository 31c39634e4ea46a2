import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { connectTheme } from './connectTheme';

if (ExecutionEnvironment.canUseDOM) {
  connectTheme();
}
