import * as React from 'react';
import Box from '@mui/material/Box';
import TextareaAutosize from '@mui/material/TextareaAutosize';

const style: React.CSSProperties = { width: '100%', padding: 8, font: 'inherit', resize: 'none' };

export default function BasicTextareaAutosize() {
  return (
    <Box sx={{ width: 280 }}>
      <label htmlFor="basic-delivery-note">Delivery note</label>
      <TextareaAutosize
        id="basic-delivery-note"
        defaultValue="Ring the bell twice, then leave the parcel at the side door."
        style={style}
      />
    </Box>
  );
}
