import * as React from 'react';
import IconButton from '@mui/joy/IconButton';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import SvgIcon from '@mui/joy/SvgIcon';

export default function SelectClearable() {
  const [status, setStatus] = React.useState<string | null>('overdue');
  const action = React.useRef<{ focusVisible(): void }>(null);

  const clear = (
    <IconButton
      aria-label="Clear status"
      size="sm"
      onClick={() => {
        setStatus(null);
        action.current?.focusVisible();
      }}
    >
      <SvgIcon>
        <path d="m12 10.6 5-5L18.4 7l-5 5 5 5-1.4 1.4-5-5-5 5L5.6 17l5-5-5-5L7 5.6z" />
      </SvgIcon>
    </IconButton>
  );

  return (
    <Select
      action={action}
      aria-label="Status"
      placeholder="Any status"
      value={status}
      onChange={(_event, value) => setStatus(value)}
      {...(status && { endDecorator: clear, indicator: null })}
      sx={{ width: 200 }}
    >
      <Option value="open">Open</Option>
      <Option value="overdue">Overdue</Option>
      <Option value="paid">Paid</Option>
    </Select>
  );
}
