import Container from '@mui/material/Container';
import type { ContainerProps } from '@mui/material/Container';
import Paper from '@mui/material/Paper';

export const initial = { maxWidth: 'xs' } satisfies ContainerProps;

export default function ContainerExample(props: ContainerProps) {
  return (
    <Container sx={{ py: 2, bgcolor: 'action.hover' }} {...props}>
      <Paper sx={{ p: 2 }}>Content of the page</Paper>
    </Container>
  );
}
