'use strict';

// onnxruntime-node sends telemetry and keeps an identifier in ~/.cache unless this is set before it is loaded.
process.env.ORT_DISABLE_TELEMETRY = '1';
