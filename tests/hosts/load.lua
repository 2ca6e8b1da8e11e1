-- Asks for the pages named on the command line by turns, with brotli accepted; prints figures as JSON.
local requests = {}

function init(args)
  for _, path in ipairs(args) do
    requests[#requests + 1] = wrk.format("GET", path, { ["Accept-Encoding"] = "br" })
  end
end

local turn = 0

function request()
  turn = turn % #requests + 1
  return requests[turn]
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\n{"requests":%d,"microseconds":%d,"p99":%d,"bytes":%d,"socketErrors":%d,"badStatuses":%d}\n',
    summary.requests, summary.duration, latency:percentile(99), summary.bytes, errors.connect + errors.read + errors.write + errors.timeout, errors.status))
end
