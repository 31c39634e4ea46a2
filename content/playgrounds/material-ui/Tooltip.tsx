import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import type { TooltipProps } from '@mui/material/Tooltip';

export const initial = {
  title: 'Nobody else sees it',
  arrow: true,
  describeChild: true,
} satisfies Partial<TooltipProps>;

export default function TooltipExample(props: Omit<TooltipProps, 'children'>) {
  return (
    <Tooltip {...props}>
      <Button>Save draft</Button>
    </Tooltip>
  );
}
