import { createTheme, styled, ThemeProvider } from '@mui/system';

const teamTheme = createTheme({
  palette: { team: { main: '#4a148c', text: '#fff' } },
});

const Panel = styled('div')(({ theme }) =>
  theme.unstable_sx({
    px: { xs: 2, sm: 4 },
    py: 2,
    borderRadius: 2,
    bgcolor: 'team.main',
    color: 'team.text',
  }),
);

export default function UsingWithSx() {
  return (
    <ThemeProvider theme={teamTheme}>
      <Panel>Support team, 6 members</Panel>
    </ThemeProvider>
  );
}
