import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Container from '@mui/material/Container';
import CssBaseline from '@mui/material/CssBaseline';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: '48' },
  { name: 'Shipped today', value: '112' },
  { name: 'Returns', value: '6' },
  { name: 'Late', value: '3' },
];

export default function ResponsivePage() {
  return (
    <React.Fragment>
      <CssBaseline />
      <AppBar position="static">
        <Toolbar>
          <Typography variant="h6" component="div">
            Warehouse
          </Typography>
        </Toolbar>
      </AppBar>
      <Container component="main" maxWidth="md" sx={{ py: { xs: 2, sm: 3 } }}>
        <Grid container spacing={{ xs: 1, sm: 2 }}>
          {figures.map(({ name, value }) => (
            <Grid key={name} size={{ xs: 12, sm: 6, md: 3 }}>
              <Paper variant="outlined" sx={{ p: 2 }}>
                <Typography sx={{ color: 'text.secondary' }}>{name}</Typography>
                <Typography sx={{ typography: { xs: 'h6', sm: 'h4' } }}>{value}</Typography>
              </Paper>
            </Grid>
          ))}
        </Grid>
      </Container>
    </React.Fragment>
  );
}
