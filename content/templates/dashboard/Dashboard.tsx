import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid2';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { morningOrders } from './data';
import type { Day } from './data';
import DayMenu from './DayMenu';
import KeyFigures from './KeyFigures';
import Navigation from './Navigation';
import OrderGrid from './OrderGrid';
import OvenClock from './OvenClock';
import ProductChart from './ProductChart';
import WeekChart from './WeekChart';

/** The dashboard of a bakery that works around the clock. */
export default function Dashboard() {
  const [drawerOpen, setDrawerOpen] = React.useState(false);
  const [day, setDay] = React.useState<Day>('Friday');
  const [orders, setOrders] = React.useState(morningOrders);

  const markDelivered = (ids: number[]) =>
    setOrders((current) =>
      current.map((order) => (ids.includes(order.id) ? { ...order, status: 'Delivered' } : order)),
    );

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh' }}>
      <Navigation open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <Box component="main" id="overview" sx={{ flex: 1, minWidth: 0, p: { xs: 2, sm: 3, lg: 4 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
          <IconButton
            edge="start"
            aria-label="Open navigation"
            onClick={() => setDrawerOpen(true)}
            sx={{ display: { md: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography variant="h4" component="h1" sx={{ flexGrow: 1 }}>
            Night shift
          </Typography>
          <DayMenu day={day} onChange={setDay} />
        </Box>
        <Box
          sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, maxWidth: 1400 }}
        >
          <KeyFigures day={day} orders={orders} />
          <Grid container spacing={2}>
            <Grid size={{ xs: 12, lg: 5 }}>
              <OvenClock day={day} />
            </Grid>
            <Grid size={{ xs: 12, lg: 7 }} sx={{ display: 'grid', gap: 2 }}>
              <WeekChart day={day} />
              <ProductChart day={day} />
            </Grid>
          </Grid>
          <OrderGrid orders={orders} onDelivered={markDelivered} />
        </Box>
      </Box>
    </Box>
  );
}
