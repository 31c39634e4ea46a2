import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import RemoveIcon from '@mui/icons-material/Remove';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { comparison, plans } from './plans';

/** All differences of the plans. On phones, the table scrolls sideways within itself. */
export default function Comparison() {
  const titleId = React.useId();
  return (
    <div>
      <Typography id={titleId} variant="h5" component="h2" sx={{ mb: 2 }}>
        Compare the plans
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId}>
        <Table aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>Feature</TableCell>
              {plans.map(({ name }) => (
                <TableCell key={name} align="center">
                  {name}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {comparison.map(({ feature, values }) => (
              <TableRow key={feature}>
                <TableCell component="th" scope="row">
                  {feature}
                </TableCell>
                {plans.map(({ name }, index) => (
                  <TableCell key={name} align="center">
                    <ComparisonValue value={values[index] ?? false} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}

function ComparisonValue({ value }: { value: string | boolean }) {
  if (typeof value === 'string') {
    return value;
  }
  return value ? (
    <CheckIcon titleAccess="Yes" sx={{ color: 'primary.main' }} />
  ) : (
    <RemoveIcon titleAccess="No" sx={{ color: 'text.secondary' }} />
  );
}
