import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';

// In makeStyles: borderColor: (props) => (props.late ? 'crimson' : 'seagreen')
const Status = styled('p', { shouldForwardProp: (prop) => prop !== 'late' })<{ late: boolean }>(
  ({ theme }) => ({
    ...theme.typography.body1,
    margin: 0,
    padding: theme.spacing(1, 2),
    borderLeft: `4px solid ${theme.palette.success.main}`,
    variants: [{ props: { late: true }, style: { borderLeftColor: theme.palette.error.main } }],
  }),
);

export default function StyledStatus() {
  const [late, setLate] = React.useState(false);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Status late={late} role="status">
        Parcel 4821 is {late ? 'late' : 'on time'}
      </Status>
      <Button variant="outlined" onClick={() => setLate((before) => !before)}>
        Change the status
      </Button>
    </Stack>
  );
}
