import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function RangeSlider() {
  const [price, setPrice] = React.useState([40, 120]);

  return (
    <Box sx={{ width: 240 }}>
      <Typography>
        Price: €{price[0]} to €{price[1]}
      </Typography>
      <Slider
        getAriaLabel={(index) => (index === 0 ? 'Lowest price' : 'Highest price')}
        getAriaValueText={(value) => `€${value}`}
        value={price}
        onChange={(_event, value) => setPrice([value].flat())}
        max={200}
        step={10}
      />
    </Box>
  );
}
