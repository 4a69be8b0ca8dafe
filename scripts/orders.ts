// Lists the newest orders with everything an operator needs to start: selections, endeavor, intake and files.
console.log('not yet')
