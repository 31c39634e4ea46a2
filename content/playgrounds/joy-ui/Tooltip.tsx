import Button from '@mui/joy/Button';
import Tooltip from '@mui/joy/Tooltip';
import type { TooltipProps } from '@mui/joy/Tooltip';

export const initial = {
  title: 'Nobody else sees it',
  describeChild: true,
} satisfies Partial<TooltipProps>;

export default function TooltipExample(props: Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...props}>
      <Button>Save draft</Button>
    </Tooltip>
  );
}
